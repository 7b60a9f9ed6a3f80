"""scripts/cycle-table as a module."""
import importlib.machinery
import importlib.util
from pathlib import Path


def load():
    path = Path(__file__).resolve().parents[2] / 'scripts/cycle-table'
    loader = importlib.machinery.SourceFileLoader('cycle_table', str(path))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader('cycle_table', loader))
    loader.exec_module(module)
    return module
