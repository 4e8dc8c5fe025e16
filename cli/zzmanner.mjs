import { Kernel, Random, Situation, setNamed } from '@ravelin/engine';
import { findGame } from '@ravelin/games';
import { Streams } from '@ravelin/bot';
import { ByThumb } from '../bot/dist/thumb.js';
import { USUAL, OTHERS } from '../games/dist/mohacs/bot/manner.js';
import { acting } from '../games/dist/mohacs/bot/thumb.js';
const game=findGame('mohacs');const kernel=new Kernel(game);const {kit}=setNamed(game,game.offered);
const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
const [,,N,part]=process.argv;
const list=[USUAL,...OTHERS].flatMap(m=>[0,1].map(s=>[m,s])).filter((_,i)=>part===undefined||i%2===Number(part));
for(const [m,seat] of list){let h=0,gr=0;
for(let s=9000;s<9000+Number(N);s++){const x=kernel.play(new Streams(s));const own=new Random(String(s));const g=kernel.start(kit,game.scenarios[0].id,options,x);const by=new ByThumb(kernel,own);let plan;
while(!g.over){const at=new Situation(kernel,g,own);let mv;
 if(g.seat===seat&&m!==USUAL){ if(at.decision==='go'){ if(!plan){plan=acting(m);mv=plan.first(at)}else mv=plan.next(at)} else {if(at.decision==='free'||at.decision==='continuity')plan=undefined; mv=plan?plan.next(at):game.advice.thumb(at)} }
 else {if(g.seat!==seat)plan=plan; mv=by.move(g)}
 kernel.apply(g,mv,x)}
const w=game.outcome(g)?.winner;h+=w===seat?1:w===1-seat?0:.5;gr+=game.advice.grade(g)*(seat?-1:1)}
console.log(m.id.padEnd(20),seat,(100*h/N).toFixed(1),(gr/N).toFixed(3));}
