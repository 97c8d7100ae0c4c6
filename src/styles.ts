/**
 * The first stylesheet, linked by every page: tokens, layout and UI components. It is one file instead of a dozen small
 * ones, and routes add their own.
 *
 * The tokens come first, because cascade layers are ordered by first mention.
 */
import '@/ui/tokens.css'
import '@/ui/base.css'
import '@/ui/bottom-bar.module.css'
import '@/ui/button.css'
import '@/ui/card.css'
import './ui/form/field.module.css'
import '@/ui/icon.module.css'
import '@/ui/layout.css'
import '@/ui/list.css'
import '@/ui/logo.module.css'
import './ui/media/picture.module.css'
import '@/ui/section-heading.module.css'
import '@/ui/tag.css'
import '@/ui/type.css'
// Every page also needs the layout's styles, except those of the demo area.
import '@/features/layout/site-header.module.css'
import '@/features/layout/site-footer.module.css'
