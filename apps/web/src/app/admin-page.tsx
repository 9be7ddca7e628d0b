import '@/i18n/admin-words.ts'
import { Admin } from '@/features/admin/admin.tsx'
import { NotFound } from './not-found.tsx'
import { SignedInFrame } from './signed-in-frame.tsx'

export const AdminPage = () => (
  <SignedInFrame>
    <Admin missing={<NotFound />} />
  </SignedInFrame>
)
