import { languageKey } from '../contract/language.ts'

/**
 * The only script of the offline watch document, which stands in under the address of the page it replaces: it comes
 * back by itself as soon as the page itself can be had, and its language link goes to the page's twin. One question at a
 * time, given up after a while: a host that does not answer would be asked every five seconds, until the browser opens no
 * further connection to it, not even for the answer.
 */
export const offlineScript = `(function(){
var l=location,b,a=document.querySelector('a[hreflang]'),t=l.pathname.indexOf('/ar/')===0?l.pathname.slice(3).replace(/^\\/*/,'/'):'/ar'+l.pathname;
if(a){a.href=t;a.addEventListener('click',function(){try{localStorage.setItem('${languageKey}',a.hreflang)}catch(e){}})}
function r(){if(b)return;b=new AbortController;
var w=setTimeout(function(){b.abort()},15000),n=function(){clearTimeout(w);b=0};
fetch(l.href,{method:'HEAD',cache:'no-store',signal:b.signal}).then(function(x){n();if(x.ok)l.reload()},n)}
addEventListener('online',r);document.addEventListener('visibilitychange',function(){if(!document.hidden)r()});
setInterval(function(){if(!document.hidden)r()},5000)
})()`
  .split('\n')
  .join('')
