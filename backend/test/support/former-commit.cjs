// The commit before the newest migration: the version that served when it was applied. Read by Jest's configuration, because a checkout
// without that commit (an archive, a shallow clone) cannot run it.
const { execFileSync } = require('node:child_process');
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const MIGRATIONS = join(__dirname, '../../src/db/migrations');

const git = (...args) =>
  execFileSync('git', args, { cwd: MIGRATIONS, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * @returns {string
 * null} the hash of the commit, null if it is not in the history
 */
function formerCommit() {
  const newest = readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .at(-1);
  try {
    // With `-m`, also finds a merge that gave the migration its number.
    const added = git('log', '-m', '--diff-filter=A', '--format=%H', '--', newest).split('\n').at(-1);
    // An uncommitted migration follows the last commit.
    return git('rev-parse', '--verify', added ? `${added}^` : 'HEAD');
  } catch {
    return null;
  }
}

module.exports = { formerCommit };
