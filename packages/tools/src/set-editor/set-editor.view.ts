export { SetEditor } from './set-editor.configure.tsx'
