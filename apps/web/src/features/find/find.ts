export { FindDialog } from './find-dialog.tsx'
