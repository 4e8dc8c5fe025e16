import { Kernel, Random, Situation, setNamed } from '@ravelin/engine';
import { findGame } from '@ravelin/games';
import { Streams } from '@ravelin/bot';
import { ByThumb } from '../bot/dist/thumb.js';
const game=findGame('mohacs');const kernel=new Kernel(game);const {kit}=setNamed(game,game.offered);
const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
const run=(from,to)=>{const t0=performance.now();let moves=0,quiet=0;
for(let s=from;s<to;s++){const x=kernel.play(new Streams(s));const own=new Random(String(s));const g=kernel.start(kit,game.scenarios[0].id,options,x);const by=new ByThumb(kernel,own);
while(!g.over){if(kernel.pending(g)?.decision.quiet)quiet++;kernel.apply(g,by.move(g),x);moves++}}
const n=to-from;console.log(((performance.now()-t0)/n).toFixed(0),'ms a game',moves/n,'moves',quiet/n,'quiet');};
run(0,4);run(4,24);
