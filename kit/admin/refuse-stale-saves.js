// Runs in the page of the forms, before the editor. Plain JavaScript, because nothing compiles it.
// The editor reads all files once, and replaces a whole file when it saves: without this, it would remove what others
// have written in the meantime.
(() => {
  if (!('FileSystemFileHandle' in window)) return;
  const files = FileSystemFileHandle.prototype;
  const { getFile, createWritable } = files;
  const move = Reflect.get(files, 'move');
  /**
   * The files as the editor has read or written them last, by their names.
   * @type {Map<string, { handle: FileSystemFileHandle, modified: number }[]>}
   */
  const known = new Map();

  files.getFile = async function () {
    const file = await getFile.call(this);
    const found = await find(this);
    if (found) found.modified = file.lastModified;
    else
      known.set(this.name, [...(known.get(this.name) ?? []), { handle: this, modified: file.lastModified }]);
    return file;
  };

  files.createWritable = async function (options) {
    await requireUnchanged(this);
    return createWritable.call(this, options);
  };

  // A temporary file is moved to the place of the file that it replaces.
  if (move)
    Reflect.set(
      files,
      'move',
      /** @this {FileSystemFileHandle} @param {unknown[]} to */ async function (...to) {
        const [folder, name] = to;
        if (folder instanceof FileSystemDirectoryHandle && typeof name === 'string') {
          const replaced = await folder.getFileHandle(name).catch(() => undefined);
          if (replaced) await requireUnchanged(replaced);
        }
        return move.apply(this, to);
      },
    );

  /** @param {FileSystemFileHandle} handle */
  async function requireUnchanged(handle) {
    const { lastModified, size } = await getFile.call(handle);
    const found = await find(handle);
    // The editor has created an empty file just now, or never read the file that it would replace.
    if (found ? found.modified === lastModified : size === 0) return;
    throw new Error(
      `${handle.name} has changed since this page read it, and was not saved. Copy what you wrote, reload this page, discard the draft, and write it again.`,
    );
  }

  /** @param {FileSystemFileHandle} handle */
  async function find(handle) {
    for (const each of known.get(handle.name) ?? []) if (await each.handle.isSameEntry(handle)) return each;
    return undefined;
  }
})();
