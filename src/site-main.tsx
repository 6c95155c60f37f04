import '#ui/tokens.css'
import '#ui/base.css'
import { bootSite } from '#app/site/boot.tsx'

void bootSite()
