import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, test } from 'node:test';
import { CpuTimes } from '../lib/cpu-time.mjs';

/** CPU times of a simulated machine with given processes: `[pid, parent, own ticks, waited ticks]`. */
function machine() {
  let processes = [];
  const times = new CpuTimes(() =>
    processes.map(([pid, parent, own, waited = 0]) => ({ pid, parent, started: 1, own, waited })),
  );
  return {
    times,
    shows(...now) {
      processes = now;
      times.look();
    },
  };
}

describe('The CPU time of a step', () => {
  test('is that of its processes and their descendants, and of no others', () => {
    const { times, shows } = machine();
    shows([1, 0, 5_000], [10, 1, 100], [20, 1, 300]);
    times.add(10, 'journeys');
    times.add(20, 'lint');
    shows([1, 0, 9_000], [10, 1, 200], [11, 10, 400], [12, 11, 50], [20, 1, 500], [30, 1, 7_000]);
    assert.equal(times.of('journeys'), 6.5);
    assert.equal(times.of('lint'), 5);
    assert.equal(times.of('nothing'), undefined);
  });

  test('counts waited-for children only once', () => {
    const { times, shows } = machine();
    shows([10, 1, 100]);
    times.add(10, 'journeys');
    shows([10, 1, 100], [11, 10, 400]);
    shows([10, 1, 100, 450]);
    assert.equal(times.of('journeys'), 5.5);
    // A process that began and ended between two measurements.
    shows([10, 1, 100, 650]);
    assert.equal(times.of('journeys'), 7.5);
  });

  test('keeps the time of children that were not waited for: those of a browser that exits go to the first process', () => {
    const { times, shows } = machine();
    shows([10, 1, 100]);
    times.add(10, 'journeys');
    shows([10, 1, 100], [11, 10, 200], [12, 11, 300], [13, 12, 400]);
    // Only the browser's (11) own time is added when it is waited for.
    shows([1, 0, 0, 900], [10, 1, 100, 200], [13, 1, 500]);
    assert.equal(times.of('journeys'), 11);
    shows([1, 0, 0, 1_400], [10, 1, 100, 200]);
    assert.equal(times.of('journeys'), 11);
    shows();
    assert.equal(times.of('journeys'), 11);
  });

  test('does not follow a process ID that the system has reused', () => {
    let processes = [{ pid: 10, parent: 1, started: 1, own: 100, waited: 0 }];
    const times = new CpuTimes(() => processes);
    times.add(10, 'lint');
    processes = [{ pid: 10, parent: 1, started: 2, own: 900, waited: 0 }];
    assert.equal(times.of('lint'), 1);
  });

  test('is read from the system if available', { skip: !existsSync('/proc/self/stat') }, async () => {
    const times = new CpuTimes();
    const burning = `
      const end = process.cpuUsage().user + 300_000;
      while (process.cpuUsage().user < end);
      process.send?.('done');
      process.stdin.resume();
    `;
    const parent = spawn(
      process.execPath,
      [
        '-e',
        `const { spawn } = require('node:child_process');
         const child = spawn(process.execPath, ['-e', ${JSON.stringify(burning)}], { stdio: ['pipe', 'inherit', 'inherit', 'ipc'] });
         child.once('message', () => process.send('done'));
         process.once('message', () => { child.kill(); process.disconnect(); });`,
      ],
      { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    );
    times.add(parent.pid, 'burning');
    await new Promise((resolve) => parent.once('message', resolve));
    const seconds = times.of('burning');
    assert.ok(seconds >= 0.3, `${seconds} s are not the 0.3 s that its child has used`);
    parent.send('end');
    await new Promise((resolve) => parent.once('exit', resolve));
    assert.ok(times.of('burning') >= seconds);
  });
});
