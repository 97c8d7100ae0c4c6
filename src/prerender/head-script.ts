import { languageKey } from '../contract/language.ts'
import { emptyPicture, lowDataKey, sourcesToHold } from '../contract/low-data.ts'
import { shieldKey } from '../contract/shield.ts'

/**
 * Runs first in the head of every page, before anything paints. Plain ES5-shaped text on purpose: it is inlined and
 * allowed by its hash, so it must not depend on the bundle.
 *
 * 1. A stored language choice wins either way; without one, an unprefixed address follows the browser's first
 *    language when that is Arabic. The path is swapped in place, query and hash stay.
 * 2. An address whose query picks a view (`data-view-keys` on the root element lists the keys) is rendered by script,
 *    not hydrated; `data-pending` keeps the prerendered default view from flashing until then (see `ui/base.css`).
 * 3. A press on a link to the other language (`LanguageSwitch`) is that choice, and takes the query and the hash along.
 *    Here, because the header's own script comes later than the first press may.
 * 4. The spoiler shield is up before there is anything to see (`platform/device/spoilers.ts`).
 * 5. Where data is to be saved, each picture loses its addresses as the parser brings it, before the browser asks for
 *    one (`platform/device/low-data.ts` says what is measured, and gives them back).
 * 6. The browser may offer to install the app before our script is there: the offer is kept (`platform/device/install.ts`).
 */
export const headScript = `(function(){try{
var l=location,d=document.documentElement,p=l.pathname,s=l.search,a=p==='/ar'||p.indexOf('/ar/')===0,
c=localStorage.getItem('${languageKey}'),n=(navigator.languages||[navigator.language])[0]||'',t='';
if(a&&c==='en')t=p.slice(3).replace(/^\\/*/,'/');
else if(!a&&(c==='ar'||(c!=='en'&&/^ar\\b/i.test(n))))t='/ar'+p;
if(t){d.style.display='none';l.replace(t+s+l.hash);return}
if(localStorage.getItem('${shieldKey}'))d.setAttribute('data-shield','');
var k=d.getAttribute('data-view-keys'),o=localStorage.getItem('${lowDataKey}');
if(k&&new RegExp('[?&]('+k+')=').test(s))d.setAttribute('data-pending','');
function h(e){
var a=e.target.closest('a[hreflang]');
if(a){a.search=l.search;a.hash=l.hash;try{localStorage.setItem('${languageKey}',a.hreflang)}catch(e){}}
}
document.addEventListener('click',h,true);
document.addEventListener('auxclick',h,true);
if(o==='on'||o!=='off'&&(navigator.connection||{}).saveData){d.setAttribute('data-low','');
new MutationObserver(function(){document.querySelectorAll('${sourcesToHold}').forEach(function(e){
e.dataset.held=e.srcset;e.srcset='${emptyPicture}'})}).observe(d,{childList:true,subtree:true})}
addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.installPrompt=e})
}catch(e){}})()`
  .split('\n')
  .join('')
