/** Written by `npm run dev` and by every build (`src/build/content/generated-files.ts`). Commit it. */
import type { MatchId } from './types.ts'

export const sourcesOf: Record<MatchId, readonly (string | null)[]> = {
  "1": [
    null,
    "https://www.dawn.com/news/1938298/salman-haris-star-as-pakistan-beat-afghanistan-in-tri-series-opener",
    "https://www.khaleejtimes.com/sports/cricket/sharjah-tri-series-pakistan-thrash-afghanistan-in-first-match",
    "https://www.mymotherlode.com/news/world/4252057/pakistan-captain-agha-and-rauf-trump-afghanistan-in-t20-tri-series-opener.html",
    "https://en.saednews.com/c/1/11582"
  ],
  "2": [
    "https://urdu.samaa.tv/2087341778",
    "https://zeenews.india.com/cricket/saim-ayub-and-hasan-nawaz-fire-pakistan-to-31-run-win-over-uae-ahead-of-asia-cup-2025-2953862.html",
    "https://menafn.com/1109997911/Sharjah-Tri-Series-Pakistan-Win-Despite-Asif-Inspired-UAEs-Fightback-Khaleej-Times",
    "https://www.lokmatnews.in/cricket/news/united-arab-emirates-vs-pakistan-2nd-match-pak-207-10-uae-176-8-pakistan-won-by-31-runs-ayub-scored-69-runs-in-38-balls-nawaz-scored-56-runs-in-26-balls-b507/",
    "https://www.express.pk/story/2776221/pak-vs-uae-tri-series-match-2776221",
    "https://khelja.in/ayub-hasan-nawaz-power-pakistan-past-uae-by-31-runs-in-tri-series",
    "https://hindi.cricketnmore.com/cricket-news/pakistan-beat-uae-in-t20i-tri-series-match-by-31-runs-asif-khan-shines-176590"
  ],
  "4": [
    "https://www.urdupoint.com/en/sports/afghainstan-beat-pakistan-in-tri-series-match-2038867.html",
    "https://www.geosuper.tv/latest/48364-points-table-after-afghanistan-beat-pakistan-in-tri-nation-t20i-series",
    "https://www.dawn.com/news/1939285",
    "https://nabkanews.com/faheem-shines-with-the-ball-as-pakistan-need-170-to-win-against-afghanistan-sport",
    "https://urdunewsinternational.pk/?p=17324",
    "https://www.indiatvnews.com/sports/cricket/atal-ibrahim-and-bowlers-steer-afghanistan-to-second-consecutive-win-in-tri-series-beat-pakistan-2025-09-03-1006392",
    "https://zeenews.india.com/cricket/afghanistan-beat-pakistan-by-18-runs-in-sharjah-amid-national-tragedy-2954863.html",
    "https://www.dawn.com/news/1939187/spinners-shine-as-afghanistan-beat-pakistan-by-18-runs-in-tri-series-encounter"
  ],
  "6": [
    "https://www.livemint.com/sports/cricket-news/afghan-fast-bowler-ahmads-denies-uae-consolation-win-in-triseries/amp-11757100574068.html",
    "https://pkrevenue.com/uae-miss-historic-t20i-win-as-afghanistan-hold-nerve",
    "https://www.geosuper.tv/latest/48468-t20i-tri-series-afghanistan-set-uae-to-chase-171-in-last-league-stage-match"
  ],
  "final": [
    "https://www.dawn.com/news/1940409/nawaz-inspires-pakistan-to-t20-tri-series-triumph",
    "https://infosunrise.com/index.php/2025/09/07/nawaz-hat-trick-bamboozles-afghanistan-as-pakistan-win-tri-series-final-by-75-runs",
    "https://tcni.in/pakistan-clinch-tri-series-title-with-dominant-win-over-afghanistan",
    "https://www.latestly.com/agency-news/sports-news-nawazs-historic-hat-trick-powers-pakistan-to-tri-nation-series-win-in-uae-beat-afghanistan-by-75-runs-7099303.html",
    "https://k2times.com/pakistan-beat-afghanistan-by-75-runs-to-win-the-tri-series",
    "https://beta.supersport.com/football/general/news/e1218503-1bcb-4fbd-9d8e-8836428a43df/nawaz-hat-trick-helps-pakistan-down-afghanistan-in-tri-series-final",
    "https://www.yardbarker.com/cricket/articles/nawaz_bags_hat_trick_as_pakistan_drub_afghanistan_to_win_tri_series/s1_17005_42706922",
    "https://9xmnews.com/?p=60393",
    "https://newsforest.in/pakistan-vs-afghanistan-tri-series-final-nawaz-hat-trick-seals-75-run-win-in-sharjah",
    "https://www.patrika.com/en/cricket-news/pakistan-clinches-tri-series-title-with-dominant-win-over-afghanistan-ahead-of-asia-cup-19926624",
    "https://cricxtasy.com/news/pakistan-all-rounder-mohammad-nawaz-sinks-afghanistan-with-a-hat-trick-in-tri-series-final"
  ]
}
