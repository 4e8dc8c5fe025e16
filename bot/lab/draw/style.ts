/** How a report looks: by itself, on a phone, printed, and inside the page of the app, by daylight and by candle-light. */

/** What a report by itself needs besides: the page of the app has its own. */
export const PAPER = `
:root{color-scheme:light dark;--paper:light-dark(#f3ead7,#17110c);--raised:light-dark(#fbf6eb,#241b14);--ink:light-dark(#291f17,#f2e4c9);--ink2:light-dark(#5b4a3a,#c6b292);--line:light-dark(#c9b796,#4a3b2c);--rule:light-dark(#8e7a5c,#8a7455);--ott:light-dark(#97262a,#b8393a);--ottInk:light-dark(#8c1f25,#f29a8a);--ottTint:light-dark(#eed3c8,#45201b);--hab:light-dark(#d29a2b,#dda63a);--habInk:light-dark(#6f4a00,#ebbe62);--act:light-dark(#1b5b66,#6cc3c9);--actTint:light-dark(#cfe2df,#16383b);--focus:light-dark(#0b4b8f,#8fc7ff);--serif:"EB Garamond","Iowan Old Style",Georgia,serif;--sans:"Inter",system-ui,-apple-system,"Segoe UI",sans-serif}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.45 var(--sans)}
main{max-width:88rem;margin:0 auto;padding:1.25rem clamp(.75rem,3vw,2rem) 3rem}
`;

export const STYLE = `
.lab{color:var(--ink);font-family:var(--sans);font-size:.9rem;--loss:light-dark(#7a3f78,#c58ac3);--none:light-dark(#8b8378,#8d8478);--bar:light-dark(#d9c9a4,#5d4a34)}
.lab :focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.lab .head{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:end;justify-content:space-between;border-bottom:3px double var(--rule);padding-bottom:.75rem;margin-bottom:1.25rem}
.lab .head :is(h1,h2){font:500 2rem/1.1 var(--serif);margin:0}
.lab .head small{font-style:italic;font-size:.68em;color:var(--ink2);font-weight:400;margin-inline-start:.4em}
.lab .over{margin:0 0 .15rem;font-size:.72rem;font-weight:600;letter-spacing:.08em;text-transform:uppercase;color:var(--ink2)}
.lab .facts{display:flex;flex-wrap:wrap;gap:.35rem 1.75rem;margin:0}
.lab .facts dt{font-size:.72rem;font-weight:600;letter-spacing:.06em;text-transform:uppercase;color:var(--ink2)}
.lab .facts dd{margin:0;overflow-wrap:anywhere}
.lab .figures{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;align-items:stretch}
@media(min-width:52rem){.lab .figures{grid-template-columns:repeat(6,minmax(0,1fr))}.lab .figures>.fig{grid-column:span 3}}
@media(min-width:70rem){.lab .figures>.fig:not(.half){grid-column:span 2}}
.lab .fig{display:flex;flex-direction:column;background:var(--raised);border:1px solid var(--line);border-radius:3px;padding:.8rem 1rem;min-width:0;break-inside:avoid}
.lab .figures>.fig.whole{grid-column:1/-1;break-inside:auto}
.lab .fig>header{display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:space-between;align-items:baseline;margin-bottom:.6rem}
.lab .fig h2,.lab .fig h3{font:500 1.25rem/1.25 var(--serif);margin:0}
.lab .fig h2 i,.lab .fig h3 i{color:var(--ottInk);font-weight:400;margin-inline-end:.35em}
.lab .note{color:var(--ink2);font-size:.8rem}
.lab .caption{margin:auto 0 0;padding-top:.6rem;border-top:1px solid var(--line);font:1.02rem/1.4 var(--serif);color:var(--ink2)}
.lab .caption:empty{display:none}
.lab .caption b{color:var(--ink)}
.lab .fig svg:not(.swatch,.worth){display:block;width:100%;max-width:34rem;margin:0 auto .6rem;overflow:visible}
.lab text{font-family:var(--sans);font-size:12px;fill:var(--ink)}
.lab text.tick{font-size:11px;fill:var(--ink2)}
.lab text.strong,.lab text.value{font-weight:600;fill:var(--ink)}
.lab text.act{font-weight:600;fill:var(--act)}
.lab path.grid{stroke:var(--line);stroke-dasharray:2 3}
.lab path.axis{stroke:var(--ink2)}
.lab path.whisker{stroke:var(--ink);stroke-width:1.2;fill:none}
.lab path.median{stroke:var(--act);stroke-width:2}
.lab .fair{fill:var(--actTint)}
.lab .bar{fill:var(--bar);stroke:var(--ink2);stroke-width:.6}
.lab .dot{stroke:var(--ink);stroke-width:1;fill:var(--none)}
.lab .dot.s0,.lab .ink.s0{fill:var(--ott)}
.lab .dot.s1,.lab .ink.s1{fill:var(--hab)}
.lab .dot.open{fill:var(--raised);stroke-width:2.2}
.lab .ink{fill:var(--none)}
.lab .ink.pale{opacity:.55}
.lab .marks{stroke:var(--raised);fill:var(--raised);stroke-width:1.1}
.lab .piece{stroke:var(--ink);stroke-width:.5}
.lab .band{fill:var(--ottTint);opacity:.8}
.lab .curve{fill:none;stroke:var(--ott);stroke-width:2}
.lab .gain{fill:var(--act)}
.lab .loss{fill:var(--loss)}
.lab .zero{stroke:var(--rule)}
.lab .swatch{width:14px;height:14px;vertical-align:-2px}
.lab .worth{width:72px;height:16px;vertical-align:-3px;margin-inline-end:.4rem}
.lab table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
.lab th{font-weight:400;text-align:start}
.lab thead th{font-weight:600;font-size:.78rem;color:var(--ink2);white-space:nowrap}
.lab th,.lab td{padding:.22rem .45rem;vertical-align:baseline}
.lab th:first-child,.lab td:first-child{padding-inline-start:0}
.lab .num{text-align:end;white-space:nowrap}
.lab .legend{margin-bottom:.5rem}
.lab .legend td:first-child{width:1.2rem}
.lab .quiet{color:var(--ink2)}
.lab .plain tbody tr+tr>*,.lab .uses tbody tr+tr>*{border-top:1px solid var(--line)}
.lab .uses thead tr:first-child th{padding-bottom:0;color:var(--ink);text-align:center}
.lab .uses thead tr:last-child>*{border-bottom:1px solid var(--ink)}
.lab .uses tbody th{font-family:var(--serif);font-size:1.05rem;min-width:8rem}
.lab .uses tbody .num{width:3.2rem}
.lab .uses .worth-cell{width:8.5rem}
@media(max-width:40rem){.lab th,.lab td{padding-inline:.25rem}.lab .plain{font-size:.8rem}.lab .fig{padding:.7rem .75rem}}
.lab .worth-cell{white-space:nowrap}
.lab .worth-cell b{font-weight:600}
.lab b.framed{border:1px solid var(--act);background:var(--actTint);padding:0 .3rem;border-radius:2px}
.lab .pennant{display:inline-block;width:.62rem;height:.62rem;margin-inline-end:.5rem;border:1px solid var(--ink);background:var(--none)}
.lab .pennant.s0{background:var(--ott);border-radius:50%}
.lab .pennant.s1{background:linear-gradient(var(--ink) 50%,var(--hab) 50%)}
.lab .word.s0{color:var(--ottInk)}
.lab .word.s1{color:var(--habInk)}
.lab .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.lab .scroll{overflow-x:auto;margin-bottom:.5rem}
.lab details{margin-bottom:.5rem}
.lab summary{cursor:pointer;font-weight:600;color:var(--act);padding:.35rem 0}
.lab .arms{margin-top:1rem}
.lab .arms>summary{font:500 1.25rem/1.25 var(--serif)}
.lab .repeat{margin-top:1.25rem}
.lab .repeat code,.lab .plain code{font-size:.82rem;overflow-wrap:anywhere}
.lab .repeat pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--paper);border:1px solid var(--line);padding:.6rem .8rem;margin:.25rem 0 .75rem;font-size:.82rem}
@media print{.lab{font-size:10pt;color-scheme:light}.lab .figures{gap:.6rem}.lab .fig{background:none}.lab details::details-content{content-visibility:visible;block-size:auto}.lab .scroll{overflow:visible}}
`;
