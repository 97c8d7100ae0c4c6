/**
 * Asks for the page's scripts once the page has been painted: they would share a slow connection with the picture that
 * the visitor waits for. The document names them for no medium, which no browser fetches; here each is put in place anew,
 * and the last, the entry, is run. A page in the background is never painted, so there they are asked for at once; a
 * browser that keeps quiet about its paints (Firefox, when it resists fingerprinting) is given half a second. Not where
 * the head script has sent the visitor elsewhere. Inlined and allowed by its hash, like the head script.
 */
export const startScript = `(function(){
var d=document,s;
function g(){var e='';
if(s||d.documentElement.style.display==='none')return;
s=1;
d.querySelectorAll('link[rel=modulepreload][media]').forEach(function(l){var n=l.cloneNode();n.removeAttribute('media');l.replaceWith(n);e=n.href});
import(e)}
function w(){if(d.hidden)return g();
requestAnimationFrame(function(){setTimeout(g,500)});
new PerformanceObserver(g).observe({type:'paint',buffered:true})}
if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',w);else w()
})()`
  .split('\n')
  .join('')
