/**
 * The first stylesheet, linked by every page: tokens, the frame and every primitive. One file instead of a dozen small
 * ones; routes add their own. The tokens come first: cascade layers are ordered by first mention.
 */
import '@/ui/tokens.css'
import '@/ui/base.css'
import '@/ui/button.module.css'
import '@/ui/card.module.css'
import './ui/form/field.module.css'
import '@/ui/icon.module.css'
import '@/ui/layout.module.css'
import '@/ui/list.module.css'
import './ui/media/picture.module.css'
import '@/ui/screen.module.css'
import '@/ui/slug.module.css'
import '@/ui/tag.module.css'
import './ui/media/thumb.module.css'
import '@/ui/type.module.css'
// The frame's styles, except the demo area's: on every page too.
import '@/features/frame/logo.module.css'
import '@/features/frame/mobile-menu.module.css'
import '@/features/frame/services-menu.module.css'
import '@/features/frame/site-footer.module.css'
