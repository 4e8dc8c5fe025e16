import { Kernel, Random, Situation, setNamed } from '@ravelin/engine';
import { findGame } from '@ravelin/games';
import { Streams } from '@ravelin/bot';
const game=findGame('mohacs');const kernel=new Kernel(game);const {kit}=setNamed(game,game.offered);
const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
const t0=performance.now();const n={};const tm={};let moves=0;
for(let s=0;s<6;s++){const x=kernel.play(new Streams(s));const own=new Random(String(s));const g=kernel.start(kit,game.scenarios[0].id,options,x);
while(!g.over){const at=new Situation(kernel,g,own);const d=at.decision;const a=performance.now();const m=game.advice.thumb(at);const b=performance.now();kernel.apply(g,m,x);const c=performance.now();n[d]=(n[d]??0)+1;tm[d]??=[0,0];tm[d][0]+=b-a;tm[d][1]+=c-b;moves++}}
console.log(performance.now()-t0,moves);for(const d of Object.keys(n))console.log(d,n[d],(tm[d][0]/n[d]).toFixed(3),(tm[d][1]/n[d]).toFixed(3),tm[d].map(v=>v.toFixed(0)).join(' '));
