import { Spinner } from '@/ui/spinner.tsx'

/** Where the player will stand, while it is fetched. */
export const PlayerWaiting = () => (
  <div className="fixed inset-0 z-50 grid animate-appear place-items-center bg-stage text-on-stage">
    <Spinner className="size-8" />
  </div>
)
