import { turnGrade } from '@corridor/domain/people/grades'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contract, query } from '../../../api/client.ts'
import type { ListAddress } from '../../../frame/list/list-address.ts'
import { ListFilter } from '../../../frame/list/list-filter.tsx'
import { ListSeveral } from '../../../frame/list/list-several.tsx'

const waits = [
  { value: '14', title: '14 days ago or more' },
  { value: '30', title: '30 days ago or more' },
  { value: '60', title: '60 days ago or more' },
  { value: '90', title: '90 days ago or more' },
]

const lacks = [
  { value: 'email', title: 'No email' },
  { value: 'account', title: 'No account' },
]

interface Props {
  readonly list: ListAddress
  /** Whether addresses and accounts are the reader’s to look after. */
  readonly mayManage: boolean
}

/** Further filters of a roster. Grades and subjects are asked for once somebody wants to choose. */
export function MoreFilters({ list, mayManage }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  const { data } = useQuery({ ...query(contract.educatorSets.filters, {}), enabled: isAsked })
  const choicesOf = (values: readonly string[] | undefined) =>
    values?.map((value) => ({ value, title: value }))
  const ask = { onOpen: () => setIsAsked(true) }
  return (
    <>
      <ListSeveral
        list={list}
        part="grades"
        title="Grade"
        choices={choicesOf(data?.grades)}
        turn={turnGrade}
        {...ask}
      />
      <ListSeveral list={list} part="subjects" title="Subject" choices={choicesOf(data?.subjects)} {...ask} />
      <ListFilter list={list} part="waited" title="Last visit" usual="Any day" choices={waits} />
      {mayManage && (
        <ListSeveral list={list} part="missing" title="Missing" usual="Nothing" choices={lacks} />
      )}
    </>
  )
}
