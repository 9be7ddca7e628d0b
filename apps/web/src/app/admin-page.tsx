import { Admin } from '@/features/admin/admin.tsx'
import { addWords } from '@/i18n/add-words.ts'
import { admin as words } from '@/i18n/en/admin.ts'
import { NotFound } from './not-found.tsx'
import { SignedInFrame } from './signed-in-frame.tsx'

addWords({ admin: words })

export const AdminPage = () => (
  <SignedInFrame>
    <Admin missing={<NotFound />} />
  </SignedInFrame>
)
