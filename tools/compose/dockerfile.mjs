import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';

/** Lines that end in a backslash go on in the next one; a line of comment may stand in between. */
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

/** A command, as words: as they are written in JSON, or through a shell. */
export const parseCommand = (text) => (text.startsWith('[') ? JSON.parse(text) : ['/bin/sh', '-c', text]);

/**
 * The stages of the Dockerfile: each with what it begins from, which is a stage too or an image of somebody else, and its instructions.
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
