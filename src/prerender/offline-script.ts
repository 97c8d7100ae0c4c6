import { languageKey } from '../contract/language.ts'

/**
 * The only script of the offline watch document, which stands in under the address of the page it replaces: it comes
 * back by itself as soon as the page itself can be had, and its language link goes to the page's twin.
 */
export const offlineScript = `(function(){
var l=location,a=document.querySelector('a[hreflang]'),t=l.pathname.indexOf('/ar/')===0?l.pathname.slice(3).replace(/^\\/*/,'/'):'/ar'+l.pathname;
if(a){a.href=t;a.addEventListener('click',function(){try{localStorage.setItem('${languageKey}',a.hreflang)}catch(e){}})}
function r(){fetch(l.href,{method:'HEAD',cache:'no-store'}).then(function(x){if(x.ok)l.reload()},function(){})}
addEventListener('online',r);document.addEventListener('visibilitychange',function(){if(!document.hidden)r()});
setInterval(function(){if(!document.hidden)r()},5000)
})()`
  .split('\n')
  .join('')
