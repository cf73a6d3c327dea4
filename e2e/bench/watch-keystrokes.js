// Measures, for each key in the search field, the milliseconds to the frames that show the row of the new domain and its result.
globalThis.benchStrokes = [];
document.addEventListener(
  'input',
  (event) => {
    const word = event.target.value;
    if (!word) return;
    const stroke = { row: 0, answer: 0 };
    const pressed = event.timeStamp;
    globalThis.benchStrokes.push(stroke);
    // A frame is on screen when the task after its callback runs.
    const drawn = (then) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = then;
        channel.port2.postMessage(0);
      });
    const look = () => {
      if (event.target.value !== word) return;
      const group = [...document.querySelectorAll('main section')].find((section) =>
        section.textContent.startsWith('Exact match'),
      );
      const stands = group?.textContent.includes(`${word}.com`);
      const now = performance.now();
      if (stands && !stroke.row) stroke.row = now - pressed;
      if (stands && !group.querySelector('[aria-busy]')) stroke.answer = now - pressed;
      else drawn(look);
    };
    drawn(look);
  },
  true,
);
