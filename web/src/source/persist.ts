/** Asks the browser not to evict this page's storage when the device runs low on space. */
export async function askToPersist() {
  // Browsers offer this only over https and on localhost.
  const storage: StorageManager | undefined = navigator.storage
  if (storage && !(await storage.persisted())) await storage.persist()
}
