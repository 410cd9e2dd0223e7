/** What the page adds to the style of all stand-ins' pages. */
export const pageStyle = `
main { max-width: 560px; margin: 0 auto; }
.test { border: 1px dashed #c99a2e; border-radius: 14px; }
h1 { margin: 20px 0 12px; }
.empty { color: var(--soft); }
section {
  margin-bottom: 24px; overflow: hidden; background: #e9e3d8;
  border: 1px solid var(--line); border-radius: 20px;
}
h2 { padding: 12px 20px; font-size: 17px; background: #fff; border-bottom: 1px solid var(--line); }
ol { display: grid; gap: 10px; padding: 20px; list-style: none; }
.bubble {
  max-width: 88%; padding: 10px 14px; overflow-wrap: anywhere; border-radius: 16px;
  box-shadow: 0 1px 2px rgb(34 48 42 / 0.12);
}
.bubble p { white-space: pre-line; }
.shop { justify-self: start; background: #fff; border-start-start-radius: 4px; }
.own { justify-self: end; background: #dcefe2; border-start-end-radius: 4px; }
.failed { background: #fbe9e7; color: #8c1d18; }
small { display: flex; gap: 12px; align-items: baseline; font-size: 13px; color: var(--soft); }
small time { margin-inline-start: auto; }
.read span { color: #1b6ac9; }
.failed small { color: inherit; }
.bubble a {
  display: block; min-height: 44px; margin: 8px -14px -10px; padding: 9px 14px; text-align: center;
  font-weight: 600; color: var(--green); text-decoration: none; border-top: 1px solid var(--line);
}
.bubble a:hover { text-decoration: underline; }
form { display: flex; gap: 8px; padding: 12px; background: #fff; border-top: 1px solid var(--line); }
input {
  flex: 1; min-width: 0; min-height: 44px; padding: 8px 16px; font: inherit; color: inherit;
  border: 1.5px solid #8a968f; border-radius: 22px;
}
button {
  min-height: 44px; padding: 8px 20px; font: inherit; font-weight: 600; color: #fff;
  background: var(--green); border: 0; border-radius: 22px; cursor: pointer;
}
button:hover { background: #1a4a2f; }
`;
