import { Kernel, Random, Situation } from '@ravelin/engine';
import { findGame } from '@ravelin/games';
import { Streams } from '@ravelin/bot';
import { fork } from 'node:child_process';
const game=findGame('mohacs');const files0=game.sets[0].files;
const options = Object.fromEntries(game.options.map((o) => [o.id, o.default]));
const kind=(f,id)=>f.units.kinds.find(k=>k.id===id);
const C={
 hc3:f=>{kind(f,'hungarian-hc').sdr=[-3,-1]}, hc4:f=>{kind(f,'hungarian-hc').sdr=[-4,-2]},
 mc1:f=>{kind(f,'mc').sdr=[1,3]}, mc2:f=>{kind(f,'mc').sdr=[2,4]}, mcd:f=>{kind(f,'mc').sdr=[0,3]},
 oh0:f=>{kind(f,'ottoman-hc').sdr=[0,2]}, oh1:f=>{kind(f,'ottoman-hc').sdr=[1,3]},
 lc0:f=>{kind(f,'lc').sdr=[0,2]}, 
 lvi:f=>{kind(f,'lvi').sdr=[3,5]}, 
 hm2:f=>{f.charts.shock.matrix.HC.MC=2}, mh2:f=>{f.charts.shock.matrix.MC.HC=-2}, mh3:f=>{f.charts.shock.matrix.MC.HC=-3},
 ml0:f=>{f.charts.shock.matrix.MC.LC=0}, hl:f=>{f.charts.shock.matrix.HC.LvI=2},
 lm0:f=>{f.charts.shock.matrix.LC.MC=0},
 har1:f=>{for(const l of f.leaders)if(l.side==='hungary')l.ar++}, oar1:f=>{for(const l of f.leaders)if(l.side==='ottoman'&&l.id!=='bali')l.ar--},
 ama:f=>{kind(f,'mc').ma=[6,5]}, hma:f=>{kind(f,'hungarian-hc').ma=[7,6]},
 ct1:f=>{for(const k of ['order','disordered'])for(const r of f.charts.shock.chargeTable[k])if(r.from!==undefined)r.from--},
 cth1:f=>{for(const k of ['order','disordered'])for(const r of f.charts.shock.chargeTable[k])if(r.from!==undefined)r.from++},
 st1:f=>{for(const k of ['order','disordered'])for(const r of f.charts.shock.table[k])if(r.from!==undefined)r.from++},
 ft1:f=>{for(const k of Object.keys(f.charts.fire.table))for(const r of f.charts.fire.table[k])if(r.from!==undefined)r.from++},
 og:f=>{f.charts.weapons.find(w=>w.id==='ottoman-gun').range=[0,-1,-1,-2]},
 hg:f=>{f.charts.weapons.find(w=>w.id==='hungarian-gun').range=[1,0,0,-1]; f.charts.weapons.find(w=>w.id==='ottoman-gun').range=[2,1,1,0]},
 tr:f=>{f.charts.shock.trench=-3;f.charts.fire.trench=-2},
 none:()=>{},
};
export const setWith=(names)=>{const f=JSON.parse(JSON.stringify(files0));for(const n of names)C[n](f);return game.readComponents?game.readComponents(f):null};
if(process.send){
 const kernel=new Kernel(game);
 process.on('message',({names,from,to})=>{
  const {kit}=setWith(names);let h=0,n=0,gr=0,acts=0;
  for(let s=from;s<to;s++){const x=kernel.play(new Streams(s));const own=new Random(String(s));const g=kernel.start(kit,game.scenarios[0].id,options,x);
   while(!g.over){const at=new Situation(kernel,g,own);kernel.apply(g,game.advice.thumb(at),x)}
   const w=game.outcome(g)?.winner;h+=w===0?1:w===1?0:.5;n++;gr+=game.advice.grade(g)}
  process.send({h,n,gr});
 });
}else{
 const N=Number(process.argv[2]);const J=Number(process.argv[3]);const list=process.argv.slice(4);
 const kids=Array.from({length:J},()=>fork(process.argv[1]));
 const tasks=[];for(const l of list)for(let a=0;a<N;a+=20)tasks.push({l,names:l.split('+'),from:5000+a,to:5000+Math.min(N,a+20)});
 const sum={};let left=tasks.length;
 for(const k of kids){const next=()=>{const t=tasks.shift();if(!t){k.kill();return}k.cur=t;k.send(t)};k.on('message',r=>{const s=sum[k.cur.l]??={h:0,n:0,gr:0};s.h+=r.h;s.n+=r.n;s.gr+=r.gr;if(s.n===N){const p=s.h/s.n;console.log(k.cur.l.padEnd(40),(100*p).toFixed(1),'±',(196*Math.sqrt(p*(1-p)/N)).toFixed(1),'grade',(s.gr/N).toFixed(3))}next()});next()}
}
