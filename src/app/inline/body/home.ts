import { show } from '#app/inline/show.ts'

show()
