import type about from './en/about.json'
import type aboutStory from './en/about-story.json'
import type ads from './en/ads.json'
import type aiAnalytics from './en/ai-analytics.json'
import type aiFeatures from './en/ai-features.json'
import type aiScorecard from './en/ai-scorecard.json'
import type aiServices from './en/ai-services.json'
import type appTerms from './en/app-terms.json'
import type appTermsText from './en/app-terms-text.json'
import type articleHeads from './en/article-heads.json'
import type battle from './en/battle.json'
import type battleNight from './en/battle-night.json'
import type blog from './en/blog.json'
import type boutResults from './en/bout-results.json'
import type coin from './en/coin.json'
import type coinRewards from './en/coin-rewards.json'
import type comingSoon from './en/coming-soon.json'
import type common from './en/common.json'
import type compare from './en/compare.json'
import type connection from './en/connection.json'
import type contact from './en/contact.json'
import type contactDirectory from './en/contact-directory.json'
import type dashboard from './en/dashboard.json'
import type demo from './en/demo.json'
import type demoFrame from './en/demo-frame.json'
import type divisions from './en/divisions.json'
import type enquiries from './en/enquiries.json'
import type enquiry from './en/enquiry.json'
import type event from './en/event.json'
import type eventCalendar from './en/event-calendar.json'
import type eventLists from './en/event-lists.json'
import type events from './en/events.json'
import type footer from './en/footer.json'
import type gallery from './en/gallery.json'
import type galleryWall from './en/gallery-wall.json'
import type help from './en/help.json'
import type helpQuestions from './en/help-questions.json'
import type home from './en/home.json'
import type homeEvents from './en/home-events.json'
import type homeStory from './en/home-story.json'
import type homeTicker from './en/home-ticker.json'
import type homeApp from './en/home-app.json'
import type homeCoin from './en/home-coin.json'
import type homeDeliverables from './en/home-deliverables.json'
import type homePackages from './en/home-packages.json'
import type homePartners from './en/home-partners.json'
import type homeServices from './en/home-services.json'
import type install from './en/install.json'
import type kept from './en/kept.json'
import type legal from './en/legal.json'
import type login from './en/login.json'
import type manifest from './en/manifest.json'
import type monthlyWinner from './en/monthly-winner.json'
import type notFound from './en/not-found.json'
import type notifications from './en/notifications.json'
import type outbox from './en/outbox.json'
import type pageFailed from './en/page-failed.json'
import type partnerOffers from './en/partner-offers.json'
import type partnerships from './en/partnerships.json'
import type player from './en/player.json'
import type playerOfMonth from './en/player-of-month.json'
import type players from './en/players.json'
import type privacy from './en/privacy.json'
import type privacyText from './en/privacy-text.json'
import type profile from './en/profile.json'
import type scoreboard from './en/scoreboard.json'
import type scores from './en/scores.json'
import type search from './en/search.json'
import type service from './en/service.json'
import type serviceBlockchainFanInteraction from './en/service-blockchain-fan-interaction.json'
import type serviceBlockchainFanInteractionBody from './en/service-blockchain-fan-interaction-body.json'
import type serviceDigitalMarketing from './en/service-digital-marketing.json'
import type serviceDigitalMarketingBody from './en/service-digital-marketing-body.json'
import type serviceEventCrm from './en/service-event-crm.json'
import type serviceEventCrmBody from './en/service-event-crm-body.json'
import type serviceLiveStreaming from './en/service-live-streaming.json'
import type serviceLiveStreamingBody from './en/service-live-streaming-body.json'
import type serviceMobileGames from './en/service-mobile-games.json'
import type serviceMobileGamesBody from './en/service-mobile-games-body.json'
import type serviceProductionBroadcasting from './en/service-production-broadcasting.json'
import type serviceProductionBroadcastingBody from './en/service-production-broadcasting-body.json'
import type serviceSporteAi from './en/service-sporte-ai.json'
import type serviceSporteAiBody from './en/service-sporte-ai-body.json'
import type serviceSporteApp from './en/service-sporte-app.json'
import type serviceSporteAppBody from './en/service-sporte-app-body.json'
import type serviceSporteEventCrm from './en/service-sporte-event-crm.json'
import type serviceSporteEventCrmBody from './en/service-sporte-event-crm-body.json'
import type serviceSportsEquipment from './en/service-sports-equipment.json'
import type serviceSportsEquipmentBody from './en/service-sports-equipment-body.json'
import type services from './en/services.json'
import type share from './en/share.json'
import type siteBar from './en/site-bar.json'
import type spoilers from './en/spoilers.json'
import type team from './en/team.json'
import type terms from './en/terms.json'
import type termsText from './en/terms-text.json'
import type unloaded from './en/unloaded.json'
import type update from './en/update.json'
import type watch from './en/watch.json'
import type watchCheck from './en/watch-check.json'
import type watchEvents from './en/watch-events.json'
import type watchOffline from './en/watch-offline.json'
import type watchPlayer from './en/watch-player.json'
import type yourData from './en/your-data.json'

/** English is the source: a key that is not in it does not compile, and a test holds Arabic to the same keys. */
export type Resources = {
  ads: typeof ads
  about: typeof about
  'about-story': typeof aboutStory
  'ai-analytics': typeof aiAnalytics
  'ai-features': typeof aiFeatures
  'ai-scorecard': typeof aiScorecard
  'ai-services': typeof aiServices
  'app-terms': typeof appTerms
  'app-terms-text': typeof appTermsText
  'article-heads': typeof articleHeads
  battle: typeof battle
  'battle-night': typeof battleNight
  blog: typeof blog
  'bout-results': typeof boutResults
  coin: typeof coin
  'coin-rewards': typeof coinRewards
  'coming-soon': typeof comingSoon
  common: typeof common
  compare: typeof compare
  connection: typeof connection
  contact: typeof contact
  'contact-directory': typeof contactDirectory
  dashboard: typeof dashboard
  demo: typeof demo
  'demo-frame': typeof demoFrame
  divisions: typeof divisions
  enquiries: typeof enquiries
  enquiry: typeof enquiry
  event: typeof event
  'event-calendar': typeof eventCalendar
  'event-lists': typeof eventLists
  events: typeof events
  footer: typeof footer
  gallery: typeof gallery
  'gallery-wall': typeof galleryWall
  help: typeof help
  'help-questions': typeof helpQuestions
  home: typeof home
  'home-events': typeof homeEvents
  'home-story': typeof homeStory
  'home-ticker': typeof homeTicker
  'home-app': typeof homeApp
  'home-coin': typeof homeCoin
  'home-deliverables': typeof homeDeliverables
  'home-packages': typeof homePackages
  'home-partners': typeof homePartners
  'home-services': typeof homeServices
  install: typeof install
  kept: typeof kept
  legal: typeof legal
  login: typeof login
  manifest: typeof manifest
  'monthly-winner': typeof monthlyWinner
  'not-found': typeof notFound
  notifications: typeof notifications
  outbox: typeof outbox
  'page-failed': typeof pageFailed
  'partner-offers': typeof partnerOffers
  partnerships: typeof partnerships
  player: typeof player
  'player-of-month': typeof playerOfMonth
  players: typeof players
  privacy: typeof privacy
  'privacy-text': typeof privacyText
  profile: typeof profile
  scoreboard: typeof scoreboard
  scores: typeof scores
  search: typeof search
  service: typeof service
  'service-blockchain-fan-interaction': typeof serviceBlockchainFanInteraction
  'service-blockchain-fan-interaction-body': typeof serviceBlockchainFanInteractionBody
  'service-digital-marketing': typeof serviceDigitalMarketing
  'service-digital-marketing-body': typeof serviceDigitalMarketingBody
  'service-event-crm': typeof serviceEventCrm
  'service-event-crm-body': typeof serviceEventCrmBody
  'service-live-streaming': typeof serviceLiveStreaming
  'service-live-streaming-body': typeof serviceLiveStreamingBody
  'service-mobile-games': typeof serviceMobileGames
  'service-mobile-games-body': typeof serviceMobileGamesBody
  'service-production-broadcasting': typeof serviceProductionBroadcasting
  'service-production-broadcasting-body': typeof serviceProductionBroadcastingBody
  'service-sporte-ai': typeof serviceSporteAi
  'service-sporte-ai-body': typeof serviceSporteAiBody
  'service-sporte-app': typeof serviceSporteApp
  'service-sporte-app-body': typeof serviceSporteAppBody
  'service-sporte-event-crm': typeof serviceSporteEventCrm
  'service-sporte-event-crm-body': typeof serviceSporteEventCrmBody
  'service-sports-equipment': typeof serviceSportsEquipment
  'service-sports-equipment-body': typeof serviceSportsEquipmentBody
  services: typeof services
  share: typeof share
  'site-bar': typeof siteBar
  spoilers: typeof spoilers
  team: typeof team
  terms: typeof terms
  'terms-text': typeof termsText
  unloaded: typeof unloaded
  update: typeof update
  watch: typeof watch
  'watch-check': typeof watchCheck
  'watch-events': typeof watchEvents
  'watch-offline': typeof watchOffline
  'watch-player': typeof watchPlayer
  'your-data': typeof yourData
}

/** The namespaces that are one page each, with its `title` and `description`. */
export type PageNamespace = {
  [Name in keyof Resources]: Resources[Name] extends { title: string; description: string } ? Name : never
}[keyof Resources]
