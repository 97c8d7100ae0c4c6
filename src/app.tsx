import { RouterProvider, type RegisteredRouter } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { I18nextProvider } from 'react-i18next'

type AppProps = { router: RegisteredRouter }

/** The same tree for the prerender and the browser. */
export function App({ router }: AppProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={router.options.context.i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </StrictMode>
  )
}
