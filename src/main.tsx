import '#ui/tokens.css'
import '#ui/base.css'
import { boot } from '#app/boot/boot.tsx'
import { isSite } from './lib/path/site.ts'

// Built, the page's inline script asks for the entry of its tree.
if (import.meta.env.DEV && (location.pathname === '/' || isSite(location.pathname))) void import('./site-main.tsx')
else void boot()
