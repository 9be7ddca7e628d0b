export { TermsButton } from './terms-button.tsx'
