import { DemoVideo } from './demo-video.tsx'
import { Mission } from './mission.tsx'

/** Two sections that need little script between them: they come as one. */
export function Story() {
  return (
    <>
      <DemoVideo />
      <Mission />
    </>
  )
}
