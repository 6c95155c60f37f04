import { createRoot } from 'react-dom/client'
import { DetailPage } from './detail-page.tsx'

const root = document.querySelector('#root')
if (root) createRoot(root).render(<DetailPage />)
