import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';

/** Joins lines that end in a backslash with the next one; comment lines may be in between. */
function parseInstructions(text) {
  const instructions = [];
  let begun = '';
  for (const line of text.split('\n')) {
    if (/^\s*#/.test(line) || (!begun && !line.trim())) continue;
    begun += line.replace(/\\\s*$/, '');
    if (/\\\s*$/.test(line)) continue;
    const [, name, rest] = /^\s*(\w+)\s+([^]*)$/.exec(begun);
    instructions.push({ name: name.toUpperCase(), text: rest.trim() });
    begun = '';
  }
  return instructions;
}

/** Parses a command into words: a JSON array, or a line for a shell. */
export const parseCommand = (text) => (text.startsWith('[') ? JSON.parse(text) : ['/bin/sh', '-c', text]);

/**
 * Reads the stages of the Dockerfile, each with its instructions and its base, which is another stage or a third-party image.
 * @returns {Map<string, { from: string, instructions: { name: string, text: string }[] }>}
 */
export function readStages() {
  const stages = new Map();
  let current;
  for (const { name, text } of parseInstructions(readFileSync(fromRoot('Dockerfile'), 'utf8'))) {
    if (name !== 'FROM') {
      current.instructions.push({ name, text });
      continue;
    }
    const [, from, stage] = /^(\S+) AS (\S+)$/i.exec(text);
    current = { from, instructions: [] };
    stages.set(stage, current);
  }
  return stages;
}
