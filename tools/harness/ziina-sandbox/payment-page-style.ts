/** What the payment page adds to the style of all stand-ins' pages. */
export const pageStyle = `
body { min-height: 100svh; display: grid; place-items: center; }
main {
  width: 100%; max-width: 420px; overflow: hidden; padding: 0 24px 24px;
  background: #fff; border: 1px solid var(--line); border-radius: 20px;
  box-shadow: 0 12px 32px rgb(34 48 42 / 0.08);
}
.test { margin: 0 -24px 24px; }
h1 { text-align: center; }
dl { margin-top: 20px; border-block: 1px solid var(--line); }
dl div { padding: 14px 0; text-align: center; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--soft); font-size: 15px; }
dd { overflow-wrap: anywhere; }
.amount { font-size: 34px; font-weight: 700; line-height: 1.4; color: var(--green); }
.notice { margin-top: 16px; padding: 10px 14px; border-radius: 12px; background: #fbe9e7; color: #8c1d18; }
.hint, .outcome { margin-top: 16px; text-align: center; color: var(--soft); }
.hint { font-size: 15px; }
.outcome { margin-top: 4px; }
form { display: grid; gap: 12px; margin-top: 12px; }
button, a {
  display: block; width: 100%; min-height: 52px; padding: 10px 16px; border-radius: 14px;
  border: 1.5px solid transparent; font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer;
}
a { margin-top: 20px; }
.pay, a { background: var(--green); color: #fff; }
.pay:hover, a:hover { background: #1a4a2f; }
.decline { background: #fff; border-color: #b3473f; color: #8c1d18; }
.decline:hover { background: #fbe9e7; }
.cancel { background: none; color: var(--soft); }
.cancel:hover { background: #eff3ee; }
.mark {
  width: 64px; height: 64px; margin: 0 auto 12px; border-radius: 50%;
  font-size: 34px; font-weight: 700; line-height: 64px; text-align: center;
}
.good { background: #dcefe2; color: var(--green); }
.bad { background: #fbe9e7; color: #8c1d18; }
.neutral { background: #e9edea; color: var(--soft); }
`;
