/** Keeps a registry in a bucket, as FolderRegistry does in a folder; marks of bad releases stand in the registry itself. */
export class BucketRegistryStore {
  /** @param shared a BucketRegistry of host/server/release-store */
  constructor(shared, toBadKey) {
    this.shared = shared;
    this.toBadKey = toBadKey;
  }

  read() {
    return this.shared.read();
  }

  update(apply) {
    return this.shared.update(apply);
  }

  history() {
    return this.shared.history();
  }

  async badness(release) {
    return (await this.read()).bad?.[this.toBadKey(release)];
  }

  markBad(release, mark, line) {
    return this.shared.update(async (registry) => {
      registry.bad = { ...registry.bad, [this.toBadKey(release)]: mark };
      return line;
    });
  }

  markGood(release, line) {
    return this.shared.update(async (registry) => {
      const key = this.toBadKey(release);
      registry.bad = Object.fromEntries(Object.entries(registry.bad ?? {}).filter(([marked]) => marked !== key));
      return line;
    });
  }
}

/** Texts of a bucket by names such as `contracts/host/1.0.0.json`. */
export class BucketTexts {
  constructor(bucket) {
    this.bucket = bucket;
  }

  async read(name) {
    return (await this.bucket.read(name))?.body.toString('utf8');
  }

  write(name, text) {
    return this.bucket.write(name, text, { type: 'application/json' });
  }

  async list(folder) {
    return (await this.bucket.list(`${folder}/`)).map(({ key }) => key.slice(folder.length + 1)).sort();
  }

  remove(name) {
    return this.bucket.remove(name);
  }
}
