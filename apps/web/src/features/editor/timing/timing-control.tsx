import type { Project } from '@voxdeck/contracts/projects/project'
import { useTranslation } from 'react-i18next'

export const TimingControl: (props: { project: Project }) => React.ReactNode = () =>
  useTranslation().t('editor.timeline.noSlides')
