import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { manifest: true, sourcemap: true },
  server: { proxy: { '/api': `http://localhost:${process.env.PORT ?? 3000}` } },
})
