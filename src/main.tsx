import '#ui/tokens.css'
import '#ui/base.css'
import { boot } from '#app/boot/boot.tsx'

void boot()
