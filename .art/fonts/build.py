"""Builds the two display fonts of the site from the sources' npm packages.

Each is a variable font made of static masters. The weight axis has one master, at width 100: text lighter than 700 is
set at that width, and masters for the other widths would double the file.
"""
import shutil
import tempfile
from pathlib import Path

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib import build
from fontTools.varLib.instancer import instantiateVariableFont

packages = Path('node_modules/@fontsource-variable')
fonts = Path('src/assets/fonts')
work = Path(tempfile.mkdtemp())
LATIN = 'U+20-7E,U+A0,U+A9,U+AB,U+B7,U+BB,U+D7,U+E9,U+2011,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2190,U+2192,U+2212'
ARABIC = 'U+600-6FF,U+750-77F,U+FB50-FDFF,U+FE70-FEFC,U+200C-200F,U+61C'


def set_tabular(font):
    """Maps digits to their tabular shapes. Digits in Arabic text get no `tnum` from a merged font."""
    table = font['GSUB'].table
    lookups = [
        table.LookupList.Lookup[index]
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == 'tnum'
        for index in record.Feature.LookupListIndex
    ]
    shapes = {}
    for lookup in lookups:
        for part in lookup.SubTable:
            shapes.update(getattr(part, 'ExtSubTable', part).mapping)
    for encoding in font['cmap'].tables:
        encoding.cmap = {code: shapes.get(name, name) for code, name in encoding.cmap.items()}


def subset(family, file, unicodes, features, is_tabular=False):
    font = TTFont(packages / family / 'files' / file)
    if is_tabular:
        set_tabular(font)
    options = Options(layout_features=features, hinting=False, desubroutinize=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(unicodes))
    subsetter.subset(font)
    return font


def master(font, **location):
    copy = work / 'master.ttf'
    font.save(copy)
    static = instantiateVariableFont(TTFont(copy), location)
    static.flavor = None
    for table in ('STAT', 'MVAR', 'DSIG'):
        if table in static:
            del static[table]
    return static


def merge(*fonts):
    files = []
    for index, font in enumerate(fonts):
        files.append(str(work / f'part-{index}.ttf'))
        font.save(files[-1])
    return Merger().merge(files)


def assemble(name, axes, masters):
    document = DesignSpaceDocument()
    for tag, lowest, default, highest in axes:
        document.addAxis(AxisDescriptor(tag=tag, name=tag, minimum=lowest, default=default, maximum=highest))
    for location, font in masters:
        document.addSource(SourceDescriptor(font=font, location=location, name=str(location)))
    font, _, _ = build(document)
    font.flavor = 'woff2'
    font.save(fonts / name)


file = 'saira-latin-standard-normal.woff2'
saira = subset('saira', file, LATIN, ['kern', 'tnum', 'lnum', 'ccmp', 'locl', 'mark'])
assemble(
    'sporte-latin.woff2',
    [('wght', 500, 700, 700), ('wdth', 62, 100, 112)],
    [
        ({'wght': weight, 'wdth': width}, master(saira, wght=weight, wdth=width))
        for weight, width in [(700, 100), (700, 112), (700, 75), (700, 62), (500, 100)]
    ],
)

# The figures and Latin letters of the Arabic font are Saira's, so that a score looks the same in both languages.
digits = subset('saira', file, LATIN, ['kern', 'ccmp', 'locl', 'mark'], is_tabular=True)
changa = subset('changa', 'changa-arabic-wght-normal.woff2', ARABIC, ['*'])
assemble(
    'sporte-arabic.woff2',
    [('wght', 500, 700, 700)],
    [
        ({'wght': weight}, merge(master(changa, wght=weight), master(digits, wght=weight, wdth=80)))
        for weight in (700, 500)
    ],
)

for family in ('saira', 'changa'):
    shutil.copy(packages / family / 'LICENSE', fonts / f'{family.capitalize()}-OFL.txt')
