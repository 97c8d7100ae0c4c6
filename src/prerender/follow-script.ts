/**
 * Runs in the head of the pages on which whom the visitor follows comes first (`followedFirst` in `page-table.ts`), before
 * anything paints: what a build writes cannot know of them, and an order that changes later would be a jump. Rows whose
 * `data-with` names one of them go first by a style, and there is room for what else is shown of them. All of it hangs on
 * `data-following`, which goes once the page itself has put them there (`platform/device/followed.ts`). Plain ES5-shaped text like the head script.
 */
export const followScript = `(function(){try{
var d=document,f=[],s;
['player','team'].forEach(function(k){f=f.concat(JSON.parse(localStorage.getItem('sporte:marks-'+k))||[])});
if(!f.length)return;
d.documentElement.setAttribute('data-following','');
s=new CSSStyleSheet;
s.replaceSync('[data-following] :is('+f.map(function(i){return'[data-with~="'+CSS.escape(i)+'"]'})+'){order:-1}');
d.adoptedStyleSheets=[s]
}catch(e){}})()`
  .split('\n')
  .join('')
