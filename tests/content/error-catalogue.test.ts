import { expect, it } from 'vitest'
import { textsOf } from '../support/locale-texts.ts'

const english = textsOf('en')

/** The exact texts from the specification. `build/specified-labels` has those that a page shows at rest. */
it.each([
  ['enquiry:firstName', 'First Name'],
  ['enquiry:lastName', 'Last Name'],
  ['enquiry:email', 'Email Address'],
  ['enquiry:required.title', 'Please fill in all required fields'],
  ['enquiry:required.body', 'First name, last name, email, and message are required.'],
  ['enquiry:failed.title', 'Failed to send message'],
  ['enquiry:failed.body', 'Please try again or contact us directly at {{email}}'],
  ['enquiry:sent.title', 'Message sent successfully!'],
  ['enquiry:sent.body', "Thank you for contacting us. We'll get back to you within {{hours}} hours."],
  ['enquiry:saved.title', 'Saved on this device'],
  ['enquiry:saved.body', 'We will send your message as soon as you are back online.'],
  ['enquiry:sending', 'Sending...'],
  [
    'enquiry:prefill',
    "I'm interested in {{subject}}. Please provide more details about pricing and next steps.",
  ],
  ['site:comingSoon.title', 'Coming Soon!'],
  ['site:comingSoon.body', 'Login and registration features will be available soon.'],
  ['watch:problem.invalid', 'Invalid or expired code'],
  ['watch:problem.unreachable', 'Could not verify the code. Please try again.'],
  ['watch:verifying', 'Verifying...'],
  ['watch-player:checking', 'Checking availability...'],
  ['watch-player:noVideo', 'No video available'],
  ['watch-player:noThumbnail', 'No thumbnail'],
  ['watch-player:untitled', 'Untitled'],
  ['watch-player:blocked.title', 'Content Not Available'],
  ['watch-player:blocked.toast', 'This event is not available in your region.'],
  ['watch-player:blocked.regions', 'View Allowed Regions'],
  ['watch-player:devTools.title', 'Developer Tools Detected'],
  ['watch-player:devTools.body', 'Please close Developer Tools to continue watching.'],
  ['watch-player:regions.title', 'Allowed Regions'],
  ['watch-player:regions.global', 'This event is available globally.'],
  ['watch-player:regions.all', 'This event is available in all regions.'],
  ['site:notFound.heading', 'Oops! Page not found'],
  ['site:notFound.back', 'Return to Home'],
])('labels and the error catalogue › match the specification: %s', (key, text) => {
  expect(english.get(key)).toBe(text)
})
