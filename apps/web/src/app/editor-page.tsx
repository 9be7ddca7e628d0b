import { ProjectEditor } from './editor/project-editor.tsx'
import { SignedInFrame } from './signed-in-frame.tsx'

export const EditorPage = ({ projectId }: { projectId: string }) => (
  <SignedInFrame>
    <ProjectEditor key={projectId} projectId={projectId} />
  </SignedInFrame>
)
