import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { MobileMenuLinks } from './mobile-menu-links.tsx'

type MobileMenuProps = { openerClassName: string | undefined }

export function MobileMenu({ openerClassName }: MobileMenuProps) {
  return (
    <MenuSheet
      openerClassName={openerClassName}
      logo={
        <>
          <Logo />
          <LanguageSwitch />
        </>
      }
    >
      <MobileMenuLinks />
    </MenuSheet>
  )
}
